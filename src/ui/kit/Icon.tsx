const PATHS = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  out: 'M8 16 17 7m-7.5 0H17v7.5',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.5V12l3 2',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  share: 'M12 14.5V4m-3.5 3.3L12 3.8l3.5 3.5M5.5 12v7.5h13V12',
  user: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 7.5c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15Zm4 4h4',
  more: 'M5 11.5h1v1H5Zm6.5 0h1v1h-1Zm6.5 0h1v1h-1Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  heart:
    'M12 20.3 4.7 13a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.5.5.5-.5' +
    'a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9L12 20.3Z',
  bowl: 'M3.5 11h17a8.5 8.5 0 0 1-5.5 8h-6a8.5 8.5 0 0 1-5.5-8ZM9 7.5c0-1.5 1.2-1.5 1.2-3M13.2 7.5c0-1.5 1.2-1.5 1.2-3',
  office: 'M4.5 20h15M6 20V9.5l6-4.5 6 4.5V20m-8.5 0v-5h5v5M9 11.5h1.5m3 0H15',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5',
  camera: 'M4 8.5h3.5l1.5-2.5h6l1.5 2.5H20v10.5H4Zm8 7.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  thumb:
    'M8 10.5v8.5H4.5v-8.5Zm0 0 3.5-6.5c1.4 0 2.2 1 2 2.5l-.5 3h4.7c1.2 0 2 1.1 1.7 2.2l-1.5 5.6c-.2 1-1 1.7-2 1.7H8',
} as const

export type IconName = keyof typeof PATHS

/** Icons repeated in each list row; the layout contains their shapes once. */
const SHAPES = ['heart', 'share', 'more'] as const satisfies IconName[]
const isShape = (name: IconName): boolean => SHAPES.some((shape) => shape === name)

export function IconShapes() {
  return (
    <svg className="absolute size-0" aria-hidden>
      {SHAPES.map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={PATHS[name]} />
        </symbol>
      ))}
    </svg>
  )
}

/** A line icon in the text's colour. Hidden from screen readers, because it always has a label next to it. */
export function Icon({
  name,
  className = '',
  filled = false,
}: {
  name: IconName
  className?: string
  filled?: boolean
}) {
  const isShared = isShape(name)
  return (
    <svg
      viewBox={isShared ? undefined : '0 0 24 24'}
      className={['icon', filled && 'fill-current', className].filter(Boolean).join(' ')}
      aria-hidden
    >
      {isShared ? <use href={`#i-${name}`} /> : <path d={PATHS[name]} />}
    </svg>
  )
}
