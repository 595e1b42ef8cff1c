/** Neither counted nor queued, because they often come from one address. */
export const isHealthPath = (path: string): boolean => /^\/(healthz(\/database)?|readyz)$/.test(path)
