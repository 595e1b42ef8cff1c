/** Addresses that screens of this kind are known by, and where those screens stand here. */
const ALIASES: Record<string, string> = {
  dashboard: '/',
  'comment-reports': '/reports',
  'user-roles': '/roles',
  'visit-records': '/visits',
  jobs: '/data-upload',
  backups: '/settings?tab=backups',
  words: '/settings?tab=words',
}

/** Where an address without a screen leads: the screen it is another name of, or the dashboard. */
export function knownPath(pathname: string): string {
  const [, first = '', second, third] = pathname.split('/')
  if (second === 'edit' && third) return `/${first}/${third}`
  return ALIASES[first] ?? '/'
}
