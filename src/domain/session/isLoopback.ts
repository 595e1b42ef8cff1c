const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is this machine's own: nobody else listens in between, and the machine has several names. */
export const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)

/** Whether a server that listens on this host is heard on this machine alone. */
export const isLoopbackHost = (host: string): boolean =>
  /^127(\.\d{1,3}){3}$/.test(host) || isLoopback(`http://${host === '::1' ? '[::1]' : host}`)
