/**
 * Makes the database ready before the site serves. The launcher and the container run it as a process of its own;
 * it prints what it does and ends with 1 and one message when the site cannot start.
 */
import { messageOf } from './failure';

try {
  // Imported here and not above: the environment is checked while modules load, and its message is for people too.
  const { prepareDatabase } = await import('./prepare-database');
  await prepareDatabase();
  process.exit(0);
} catch (error) {
  const isForPeople = error instanceof Error && ['Failure', 'EnvironmentError'].includes(error.name);
  console.error(isForPeople ? error.message : `The database could not be prepared: ${messageOf(error)}`);
  process.exit(1);
}
