export const COMMENT_ACTION_CLASS =
  'inline-flex min-h-11 items-center gap-1.5 rounded-field px-2.5 text-note font-medium text-soft ' +
  'hover:bg-wash hover:text-ink'
