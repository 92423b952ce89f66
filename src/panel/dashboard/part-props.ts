import type { DashboardData } from '@/cms/statistics/dashboard';
import type { Formats } from '../formats';
import type { PanelTexts } from '../texts';

export interface PartProps {
  data: DashboardData;
  t: PanelTexts;
  format: Formats;
  language: string;
  nameOf: (collection: string) => string;
}
