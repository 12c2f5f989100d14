declare module 'autocannon' {
  export type Load = {
    url: string;
    connections: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    /** Replaces `[<id>]` in each body with a unique id. */
    idReplacement?: boolean;
  };

  export type Result = {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };

  export default function autocannon(load: Load & { /** s */ duration: number }): Promise<Result>;
}
