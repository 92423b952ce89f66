/**
 * Prepares the database before the site serves. The launcher and the container run it as a separate process; it prints its steps and, if the
 * site cannot start, exits with 1 and one message.
 */
import { messageOf } from './failure';

try {
  // Imported here because the environment is checked while modules load, and its message should be shown without a stack trace too.
  const { prepareDatabase } = await import('./prepare-database');
  await prepareDatabase();
  process.exit(0);
} catch (error) {
  const isForPeople = error instanceof Error && ['Failure', 'EnvironmentError'].includes(error.name);
  console.error(isForPeople ? error.message : `The database could not be prepared: ${messageOf(error)}`);
  process.exit(1);
}
