/** The checks of those who watch the process, often from one address: neither counted nor held back. */
export const isHealthPath = (path: string): boolean => path === '/healthz' || path === '/readyz'
