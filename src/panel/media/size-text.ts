const BYTES_PER_KB = 1000;

/** The size of a file, such as "21.7 kB". */
export function sizeText(bytes: number | null | undefined, language: string): string {
  const { format } = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  return bytes ? format(bytes / BYTES_PER_KB) : '–';
}
