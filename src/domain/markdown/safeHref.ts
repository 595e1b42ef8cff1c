/**
 * Where a link in a text that people write may lead: a page of this site, another site over https, a mailbox.
 * Everything else (`javascript:`, `data:`, `//other.example`, `/\other.example`) is no link.
 */
export function isSafeHref(href: string): boolean {
  // Browsers drop tabs and line breaks inside an address, and read a backslash as a slash.
  if (/[\s\p{Cc}\\"'<>]/u.test(href)) return false
  return /^\/(?!\/)/.test(href) || /^https:\/\/[^/]/.test(href) || /^mailto:[^/]/.test(href)
}
