/** The checks of whoever watches the process, often from one address: neither counted nor held back. */
export const isHealthPath = (path: string): boolean => path === '/healthz' || path === '/readyz'
