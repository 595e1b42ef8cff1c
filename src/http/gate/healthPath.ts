/** Health checks often come from one address; they are neither counted nor queued. */
export const isHealthPath = (path: string): boolean => path === '/healthz' || path === '/readyz'
