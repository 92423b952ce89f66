interface Sent {
  ok: boolean;
  /** The server's error message. */
  problem: string | null;
}

/** Uploads a file and reports its progress in percent, which `fetch` can't. Never rejects. */
export function sendFile(address: string, file: File, onProgress: (percent: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.floor((loaded / total) * 100) : 0);
    request.onerror = () => resolve({ ok: false, problem: null });
    request.onload = () => {
      let problem: string | null = null;
      try {
        problem = (JSON.parse(request.responseText) as { errors?: { message: string }[] }).errors?.[0]?.message ?? null;
      } catch {
        // A proxy may answer without JSON.
      }
      resolve({ ok: request.status === 202, problem });
    };
    request.send(file);
  });
}
