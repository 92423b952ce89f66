/**
 * Makes the database ready before the site serves. The launcher and the container run it as a process of its own;
 * it prints what it does and ends with 1 and one message when the site cannot start.
 */
try {
  // Imported here and not above: the environment is checked while modules load, and its message is for people too.
  const { prepareDatabase } = await import('./prepare-database');
  await prepareDatabase();
  process.exit(0);
} catch (error) {
  const isForPeople = error instanceof Error && ['Refusal', 'EnvironmentError'].includes(error.name);
  console.error(isForPeople ? error.message : `The database could not be prepared: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

export {};
