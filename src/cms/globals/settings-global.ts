import type { GlobalConfig } from 'payload';
import { anyone, type editors } from '../access/rules';
import { revalidateGlobalTags } from '../cache/revalidate-tags';
import { writeOneLanguage } from '../versions/write-one-language';

type SettingsGlobal = Pick<GlobalConfig, 'slug' | 'label' | 'fields'> & { writers: typeof editors; tag: string };

/** A global that everyone reads; saving it expires the pages with its tag. */
export const settingsGlobal = ({ writers, tag, ...config }: SettingsGlobal): GlobalConfig => ({
  ...config,
  access: { read: anyone, update: writers, readVersions: writers },
  admin: { group: { en: 'Settings', nl: 'Instellingen' } },
  versions: { max: 20 },
  hooks: { beforeOperation: [writeOneLanguage], afterChange: [revalidateGlobalTags([tag])] },
});
