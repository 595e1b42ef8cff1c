const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL's host is a loopback address or name of this machine. */
export const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)

/** Whether a server that listens on this host can be reached from this machine only. */
export const isLoopbackHost = (host: string): boolean =>
  /^127(\.\d{1,3}){3}$/.test(host) || isLoopback(`http://${host === '::1' ? '[::1]' : host}`)
