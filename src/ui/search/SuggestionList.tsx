import { Icon, type IconName } from '../kit/Icon'
import type { SuggestionOption } from './suggestionOptions'

const ICONS: Record<SuggestionOption['kind'], IconName> = {
  recent: 'clock',
  region: 'pin',
  point: 'pin',
  kind: 'list',
  agency: 'office',
  restaurant: 'bowl',
}

interface Props {
  id: string
  options: readonly SuggestionOption[]
  active: number
  onHover: (index: number) => void
  onSelect: (option: SuggestionOption) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** Focus stays in the field, which points at the active option. */
export function SuggestionList({ id, options, active, onHover, onSelect }: Props) {
  return (
    <ul id={id} role="listbox" aria-label="검색 제안" className="max-h-[min(24rem,60dvh)] overflow-y-auto py-2">
      {options.map((option, index) => (
        <li
          key={option.key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => index !== active && onHover(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSelect(option)}
          className="flex min-h-12 cursor-pointer items-center gap-3 px-4 aria-selected:bg-wash"
        >
          <Icon name={ICONS[option.kind]} className="size-4.5 text-faint" />
          <span className="min-w-0 flex-1 truncate font-semibold tracking-tight">{option.title}</span>
          <span className="max-w-[48%] truncate text-note text-soft">{option.note}</span>
        </li>
      ))}
    </ul>
  )
}
