import { showToast } from '@/ui/show-toast';

export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return showToast(failed, 'bad');
  }
  return showToast(copied);
}
