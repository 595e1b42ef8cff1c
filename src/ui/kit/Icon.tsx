const PATHS = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  out: 'M8 16 17 7m-7.5 0H17v7.5',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.500V12l3 2',
  pin: 'M12 21s-6.500-5.600-6.500-11a6.500 6.500 0 0 1 13 0c0 5.400-6.500 11-6.500 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  share: 'M12 14.500V4m-3.500 3.300L12 3.800l3.500 3.500M5.500 12v7.500h13V12',
  user: 'M12 12.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 7.500c.8-3.400 3.800-5 7.500-5s6.700 1.600 7.500 5',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  heart:
    'M12 20.300 4.700 13a4.900 4.900 0 0 1 0-6.900 4.800 4.800 0 0 1 6.800 0l.5.5.5-.5a4.800 4.800 0 0 1 6.800 0 4.900 4.900 0 0 1 0 6.900L12 20.300Z',
  bowl: 'M3.500 11h17a8.500 8.500 0 0 1-5.500 8h-6a8.500 8.500 0 0 1-5.500-8ZM9 7.500c0-1.500 1.200-1.500 1.200-3M13.200 7.500c0-1.500 1.200-1.500 1.200-3',
  office: 'M4.500 20h15M6 20V9.500l6-4.500 6 4.500V20m-8.500 0v-5h5v5M9 11.500h1.500m3 0H15',
  list: 'M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.5M4.500 12h.5M4.500 17.500h.5',
  camera: 'M4 8.500h3.500l1.500-2.500h6l1.500 2.500H20v10.500H4Zm8 7.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  thumb:
    'M8 10.500v8.500H4.500v-8.500Zm0 0 3.500-6.500c1.400 0 2.200 1 2 2.500l-.5 3h4.700c1.200 0 2 1.100 1.700 2.200l-1.500 5.600c-.2 1-1 1.700-2 1.700H8',
} as const

export type IconName = keyof typeof PATHS

/** A line icon in the text's colour; always beside a word or a label, so it is hidden from readers. */
export function Icon({
  name,
  className = 'size-5',
  filled = false,
}: {
  name: IconName
  className?: string
  filled?: boolean
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 stroke-current ${filled ? 'fill-current' : 'fill-none'} ${className}`}
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
