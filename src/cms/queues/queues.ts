/** One queue for each group of jobs that must not delay the others. */
export const JOB_QUEUES = {
  mail: 'mail',
  changes: 'changes',
  newsletter: 'newsletter',
  upkeep: 'upkeep',
  publishing: 'default',
  transfers: 'transfers',
  links: 'links',
  dataset: 'dataset',
} as const;
