interface ScriptedAnswer {
  status: number;
  body: unknown;
}

/** An answer that a server outside the contract may give as well. */
type Step = ScriptedAnswer | (() => Promise<Response>);

interface HeardCall {
  path: string;
  fields: Record<string, string>;
}

export const outOfReach = () => Promise.reject(new TypeError('fetch failed'));

/** Stands for the exchange: answers call after call, and cannot be reached when there is no answer left. */
export const createScriptedExchange = (...steps: Step[]) => {
  const left = [...steps];
  const heard: HeardCall[] = [];
  const fetch: typeof globalThis.fetch = async (given) => {
    const request = new Request(given);
    const step = left.shift() ?? outOfReach;
    heard.push({
      path: new URL(request.url).pathname,
      fields: Object.fromEntries(new URLSearchParams(await request.text())),
    });
    return typeof step === 'function' ? step() : Response.json(step.body, { status: step.status });
  };
  return { fetch, heard };
};
