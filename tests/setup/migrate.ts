import { startPayload } from './payload';

await startPayload();
process.exit(0);
