/** Jobs that may not wait for each other have queues of their own. */
export const JOB_QUEUES = {
  mail: 'mail',
  newsletter: 'newsletter',
  upkeep: 'upkeep',
  publishing: 'default',
  transfers: 'transfers',
  links: 'links',
} as const;
