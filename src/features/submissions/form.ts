import 'server-only';
import { getTranslations } from 'next-intl/server';
import { UPLOAD_MAX_BYTES } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { readToolSubmissionForm, type ToolSubmissionData, toolSubmissionSchema } from '@/domain/schemas/tool-submission';
import { validationMessage } from '@/domain/validation-messages';
import type { FormResult } from '@/forms/form-result';
import { receiveForm } from '@/forms/receive-form';
import { type Contributor, uploadedFile } from '@/server/door/contributions';
import { keepTool, type SubmittedImages } from './keep-tool';

const IMAGES = ['logo', 'cover'] as const;

/** The chosen files, or the messages about those that cannot be taken. */
async function readImages(data: FormData, locale: Locale) {
  const images: SubmittedImages = {};
  const fields: Record<string, string> = {};
  for (const name of IMAGES) {
    const file = data.get(name);
    if (file === null || typeof file === 'string' || file.size === 0) continue;
    if (file.size > UPLOAD_MAX_BYTES) fields[name] = validationMessage('imageTooLarge', locale);
    else images[name] = await uploadedFile(file);
  }
  return { images, fields };
}

/** The CMS refuses an image by its content, with a message in the visitor's language. */
const isRefusal = (error: unknown): error is { message: string; data?: { image?: string } } =>
  error instanceof Error && (error as { status?: number }).status === 400 && (error as { isPublic?: boolean }).isPublic === true;

async function write(input: ToolSubmissionData, data: FormData, contributor: Contributor, sender: number | null): Promise<FormResult> {
  const { locale } = input;
  const t = await getTranslations({ locale, namespace: 'forms' });
  const { images, fields } = await readImages(data, locale);
  if (Object.keys(fields).length > 0) return { status: 'invalid', message: t('invalid'), fields };

  try {
    const kept = await keepTool(input, contributor, { images, sender, insists: data.get('insist') === 'on' });
    switch (kept.status) {
      case 'kept':
        return { status: 'done' };
      case 'unknown-category':
        return { status: 'invalid', message: t('invalid'), fields: { categories: validationMessage('choice', locale) } };
      default: {
        const { known, mayInsist } = kept;
        return mayInsist ? { status: 'known', message: t('knownName'), known, mayInsist } : { status: 'known', message: t('knownAddress'), known };
      }
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: 'invalid', message: t('invalid'), fields: { [error.data?.image ?? 'logo']: error.message } };
  }
}

/** Takes a tool that somebody drops. */
export function receiveTool(data: FormData): Promise<FormResult> {
  return receiveForm(
    { name: 'tool', schema: toolSubmissionSchema, read: readToolSubmissionForm, identity: ({ email }: ToolSubmissionData) => email, write },
    data,
  );
}
