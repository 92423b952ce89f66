import type { ActorRole } from '../setup/accounts';

/** `own`: only documents that belong to the account. */
export type Cell = 'allowed' | 'own' | 'refused';
export type Row = Record<ActorRole, Cell>;

/** Collections with drafts have a row for reading one; collections and globals with versions have one for reading those. */
export type CollectionRows = { create: Row; read: Row; readDraft?: Row; update: Row; delete: Row; readVersions?: Row };
export type GlobalRows = { read: Row; update: Row; readVersions?: Row };
export type CollectionOperation = keyof CollectionRows;

const row = (anonymous: Cell, user: Cell, editor: Cell, admin: Cell): Row => ({ anonymous, user, editor, admin });

//                    anonymous  user       editor     admin
const everyone = row('allowed', 'allowed', 'allowed', 'allowed');
const signedInOwn = row('refused', 'own', 'own', 'allowed');
const editorsOwn = row('refused', 'refused', 'own', 'own');
const editors = row('refused', 'refused', 'allowed', 'allowed');
const admins = row('refused', 'refused', 'refused', 'allowed');
const nobody = row('refused', 'refused', 'refused', 'refused');

/** Published content is public; drafts, versions and changes are for editors. */
const content = {
  create: editors,
  read: everyone,
  readDraft: editors,
  update: editors,
  delete: editors,
  readVersions: editors,
} satisfies CollectionRows;
const closed = { create: nobody, read: nobody, update: nobody, delete: nobody } satisfies CollectionRows;

/**
 * The intended permissions; `access-matrix.test.ts` checks the config against them through every door.
 * A collection or global without rows fails the test.
 */
export const COLLECTION_ACCESS: Record<string, CollectionRows> = {
  tools: content,
  reviews: content,
  categories: content,
  courses: content,
  'dictionary-terms': content,
  products: content,
  tasks: content,
  faqs: content,
  pages: content,
  media: { create: editors, read: everyone, update: editors, delete: editors },
  redirects: { create: editors, read: everyone, update: editors, delete: editors },
  users: { create: admins, read: signedInOwn, update: signedInOwn, delete: admins },
  avatars: { create: nobody, read: signedInOwn, update: nobody, delete: nobody },
  'audit-events': { create: nobody, read: admins, update: nobody, delete: nobody },
  bookmarks: { create: nobody, read: signedInOwn, update: nobody, delete: admins },
  'contact-messages': { create: nobody, read: editors, update: editors, delete: admins },
  subscribers: { create: nobody, read: admins, update: admins, delete: admins },
  shortlists: { create: nobody, read: editors, update: nobody, delete: admins },
  follows: { create: nobody, read: admins, update: nobody, delete: admins },
  reports: { create: nobody, read: editors, update: nobody, delete: admins },
  'edit-proposals': { create: nobody, read: editors, update: nobody, delete: admins },
  'moderation-events': { create: nobody, read: editors, update: nobody, delete: nobody },
  'tool-events': { create: editors, read: editors, update: nobody, delete: nobody },
  'newsletter-issues': { create: admins, read: admins, update: admins, delete: admins },
  'newsletter-deliveries': { create: nobody, read: admins, update: nobody, delete: nobody },
  'review-votes': closed,
  confirmations: closed,
  'link-checks': closed,
  transfers: closed,
  releases: closed,
  comments: closed,
  'translation-assignments': closed,
  presences: closed,
  'payload-locked-documents': { create: editors, read: editors, update: editors, delete: editors },
  'payload-folders': { create: editors, read: editors, update: editors, delete: editors },
  'payload-preferences': { create: editors, read: editorsOwn, update: editorsOwn, delete: editorsOwn },
  'payload-jobs': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
};

export const GLOBAL_ACCESS: Record<string, GlobalRows> = {
  navigation: { read: everyone, update: editors, readVersions: editors },
  footer: { read: everyone, update: editors, readVersions: editors },
  settings: { read: everyone, update: admins, readVersions: admins },
  costs: { read: everyone, update: admins, readVersions: admins },
  'score-presets': { read: everyone, update: editors, readVersions: editors },
  'search-words': { read: everyone, update: editors, readVersions: editors },
  'payload-jobs-stats': { read: nobody, update: nobody },
};
