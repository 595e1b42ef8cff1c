/** Of a page: it is no board, or not what it was. */
export const PAGE_FAULTS = [
  'alert',
  'scripts',
  'blank',
  'no_posts',
  'emptied',
  'columns',
  'same_page',
  'bad_selector',
  'unreadable',
] as const
export type PageFault = (typeof PAGE_FAULTS)[number]

/** Of a request. */
export const REQUEST_FAULTS = [
  'address_forbidden',
  'host_unknown',
  'redirects',
  'too_big',
  'timeout',
  'unreachable',
  'busy',
  'robots',
  'http_401',
  'http_403',
  'http_404',
  'http_429',
  'http_4xx',
  'http_5xx',
] as const
export type RequestFault = (typeof REQUEST_FAULTS)[number]

/** Of a file: what came in its place, or why its bytes are not taken. */
export const FILE_FAULTS = ['empty', 'html_page', 'locked', 'damaged', 'format', 'no_files'] as const
export type FileFault = (typeof FILE_FAULTS)[number]

export type CollectFault = PageFault | RequestFault | FileFault

/** The structure of a board has changed, or its recipe is wrong. */
export const isDrift = (fault: string): boolean => (PAGE_FAULTS as readonly string[]).includes(fault)

/** The institution refuses: a person looks before anything more is asked. */
const REFUSALS: readonly string[] = ['robots', 'http_401', 'http_403', 'http_429', 'address_forbidden', 'host_unknown']
export const isRefusal = (fault: string): boolean => REFUSALS.includes(fault)

/** May be over soon. */
const TRANSIENT: readonly string[] = ['timeout', 'unreachable', 'http_5xx']
export const isTransient = (fault: string): boolean => TRANSIENT.includes(fault)
