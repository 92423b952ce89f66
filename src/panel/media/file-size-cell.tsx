import type { DefaultServerCellComponentProps } from 'payload';
import { sizeText } from './size-text';

export const FileSizeCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => sizeText(Number(cellData), i18n.language);
