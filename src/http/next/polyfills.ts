/* Replaces Next's polyfills. The supported browsers (Tailwind 4: Safari 16.4, Chrome 111, Firefox 128) lack only
   `URL.canParse`, which came with Safari 17 and Chrome 120. */
function canParse(url: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}

if (!('canParse' in URL)) Object.defineProperty(URL, 'canParse', { value: canParse })
