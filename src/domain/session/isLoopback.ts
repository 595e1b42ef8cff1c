const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is this machine's own: nobody else listens in between, and the machine has several names. */
export const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)
