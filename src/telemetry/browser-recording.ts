import { addIntegration, replayIntegration } from '@sentry/nextjs';

let recording: ReturnType<typeof replayIntegration> | undefined;

/** Starts to record the page, or stops. It is recorded as shapes: no text, nothing typed, no pictures, and of requests only when they were. */
export function setRecording(isOn: boolean): void {
  if (!isOn) void recording?.stop({ flush: false });
  else if (recording) recording.start();
  else {
    recording = replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'content'],
      blockAllMedia: true,
      networkCaptureBodies: false,
      // Packed after it was searched for secrets (`scrub-recording.ts`).
      useCompression: false,
    });
    addIntegration(recording);
  }
}
