declare module 'autocannon' {
  export type Load = {
    url: string;
    connections: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    /** Puts an id of its own in the place of `[<id>]` in each body. */
    idReplacement?: boolean;
  };

  export type Result = {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };

  /** Asks without pause for so many seconds. */
  export default function autocannon(load: Load & { duration: number }): Promise<Result>;
}
