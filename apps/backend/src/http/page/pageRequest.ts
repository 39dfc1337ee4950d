export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** Paths with a file extension are files and `/api` is for programs; people open everything else. */
export const isPage = ({ method, url }: { method: string; url: string }): boolean => {
  const path = pathOf(url);
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
};
