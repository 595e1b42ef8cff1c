const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)

export const isLoopbackHost = (host: string): boolean =>
  /^127(\.\d{1,3}){3}$/.test(host) || isLoopback(`http://${host === '::1' ? '[::1]' : host}`)
