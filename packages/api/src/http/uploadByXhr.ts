import type { Upload } from './transport';

/** `fetch` doesn't report upload progress; XMLHttpRequest does. */
export const createUpload =
  (open: () => XMLHttpRequest): Upload =>
  async (request, onProgress) => {
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = open();
      sending.open(request.method, request.url);
      sending.responseType = 'arraybuffer';
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.onprogress = ({ loaded }) => onProgress(body.byteLength === 0 ? 1 : loaded / body.byteLength);
      sending.onload = () => {
        const type = sending.getResponseHeader('Content-Type');
        const headers = new Headers(type === null ? {} : { 'Content-Type': type });
        resolve(new Response(sending.response as ArrayBuffer, { status: sending.status, headers }));
      };
      sending.onerror = () => reject(new TypeError('The upload failed.'));
      sending.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      request.signal.addEventListener('abort', () => sending.abort());
      sending.send(body);
    });
  };
