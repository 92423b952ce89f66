import { addIntegration, replayIntegration } from '@sentry/nextjs';

let recording: ReturnType<typeof replayIntegration> | undefined;

/** Starts or stops session replay. It records shapes only: text, input and media are masked, and request bodies aren't captured. */
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
      // Compressed after scrubbing (`scrub-recording.ts`).
      useCompression: false,
    });
    addIntegration(recording);
  }
}
