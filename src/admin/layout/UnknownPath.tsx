import { Navigate, useLocation } from 'react-router-dom'

/** URLs under which other back offices have these screens, and where they are here. */
const ALIASES: Record<string, string> = {
  dashboard: '/',
  'comment-reports': '/reports',
  'user-roles': '/roles',
  'visit-records': '/visits',
  jobs: '/data-upload',
  backups: '/settings?tab=backups',
  words: '/settings?tab=words',
}

export function knownPath(pathname: string): string {
  const [, first = '', second, third] = pathname.split('/')
  if (second === 'edit' && third) return `/${first}/${third}`
  return ALIASES[first] ?? '/'
}

export const UnknownPath = () => <Navigate to={knownPath(useLocation().pathname)} replace />
