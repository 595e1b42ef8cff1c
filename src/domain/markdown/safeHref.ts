/** A page of this site, https, or mailto. Rejects everything else (`javascript:`, `data:`, `//other.example`). */
export function isSafeHref(href: string): boolean {
  // Browsers drop tabs and line breaks in URLs and read backslashes as slashes.
  if (/[\s\p{Cc}\\"'<>]/u.test(href)) return false
  return /^\/(?!\/)/.test(href) || /^https:\/\/[^/]/.test(href) || /^mailto:[^/]/.test(href)
}
