export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** A path that names a file is one, and calls are for programs; everything else is opened by people. */
export const isPage = ({ method, url }: { method: string; url: string }): boolean => {
  const path = pathOf(url);
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
};
