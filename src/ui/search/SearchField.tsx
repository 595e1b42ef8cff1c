'use client'

import { useRouter, usePathname, useSearchParams } from 'next/navigation'
import { type FormEvent, useId, useState, useEffect, type ComponentProps } from 'react'
import { keepPreviousData, useQuery, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { QUERY_LENGTH_MAX, RECENT_SEARCHES_MAX, SUGGEST_DEBOUNCE_MS } from '@/domain/search/limits'
import { parseStoredList } from '@/domain/storedList'
import { fetchOrThrow } from '../api/requestApi'
import { listHref, isListPath } from '../urls/listHref'
import { createStoredList } from '../kit/browserStorage'
import { Icon, type IconName } from '../kit/Icon'
import { startProgress } from '../navigation/progress'
import { type SuggestionOption, recentOptions, suggestionOptions } from './suggestionOptions'
import { useCombobox } from './useCombobox'

const ICONS: Record<SuggestionOption['kind'], IconName> = {
  recent: 'clock',
  region: 'pin',
  point: 'pin',
  kind: 'list',
  agency: 'office',
  restaurant: 'bowl',
}

interface OptionIdProps {
  id: string
  options: readonly SuggestionOption[]
  active: number
  onHover: (index: number) => void
  onSelect: (option: SuggestionOption) => void
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** Focus stays in the field, which points at the active option. */
function SuggestionList({ id, options, active, onHover, onSelect }: OptionIdProps) {
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

/** The previous suggestions stay until the next arrive, to avoid flicker. */
function useSuggestions(text: string) {
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), SUGGEST_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['suggest', debouncedText],
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/suggest', { query: { q: debouncedText }, signal }),
    enabled: debouncedText.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
  })
}

/** In this browser, newest first. They stay on the device. */
const recentSearches = createStoredList('gonggong-bapsang:searches', (kept) =>
  parseStoredList(kept)
    .filter((item) => typeof item === 'string')
    .slice(0, RECENT_SEARCHES_MAX),
)

export const withSearch = (recent: readonly string[], text: string): string[] =>
  [text, ...recent.filter((item) => item !== text)].slice(0, RECENT_SEARCHES_MAX)

const POPOVER =
  'absolute inset-x-[-1px] top-[calc(100%+6px)] z-40 overflow-hidden rounded-box border border-line ' +
  'bg-card shadow-xl shadow-black/10'

const BUTTON = 'rounded-field bg-accent font-semibold text-accent-ink hover:bg-accent-deep'
const INPUT =
  'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint ' +
  '[&::-webkit-search-cancel-button]:hidden'

const VARIANTS = {
  hero: { form: 'h-15 rounded-box border-[1.5px] border-ink pr-2 pl-4 text-lead', button: 'h-11 px-5' },
  bar: {
    form: 'h-13 rounded-field border border-edge pr-1 pl-3.5 text-base lg:h-11 lg:pl-3 lg:text-[0.9375rem]',
    button: 'h-11 px-4 lg:h-9 lg:px-3',
  },
} as const

function hintOf(failed: boolean, empty: boolean): string | null {
  if (failed) return '제안을 불러오지 못했어요. 찾기를 눌러 검색할 수 있어요.'
  return empty ? '맞는 식당, 지역, 기관이 없어요. 이름의 일부나 초성으로도 찾을 수 있어요.' : null
}

interface Props {
  variant: keyof typeof VARIANTS
  name?: string
  searched: string
}

function SearchField({ variant, name = '식당 찾기', searched }: Props) {
  const [text, setText] = useState(searched)
  const [recent, setRecent] = useState<readonly string[]>([])
  const listId = useId()
  const router = useRouter()
  const typed = text.trim()
  const found = useSuggestions(typed)
  const options = typed ? (found.data ? suggestionOptions(found.data) : []) : recentOptions(recent)

  const remember = (words: string) => words && recentSearches.change((recent) => withSearch(recent, words))
  const select = (option: SuggestionOption) => {
    remember(option.kind === 'recent' ? option.title : typed)
    startProgress()
    router.push(option.href)
  }
  const box = useCombobox(options, select)
  const hint =
    box.shown && typed
      ? hintOf(found.isError, found.isSuccess && !found.isPlaceholderData && options.length === 0)
      : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remember(typed)
    box.hide()
    startProgress()
    router.push(listHref({ q: typed }))
  }
  return (
    <form
      action="/restaurants"
      role="search"
      aria-label={name}
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.hide()}
      className={`relative flex items-center gap-2 bg-card focus-within:border-accent ${VARIANTS[variant].form}`}
    >
      <Icon name="search" className="size-5 text-faint" />
      <input
        name="q"
        type="search"
        value={text}
        maxLength={QUERY_LENGTH_MAX}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="식당, 역, 동네"
        aria-label="식당이나 지역 찾기"
        role="combobox"
        aria-expanded={box.open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.open && box.active >= 0 ? optionId(listId, box.active) : undefined}
        onChange={(event) => {
          setText(event.target.value)
          // Text typed before hydration is replayed when the focus may already be elsewhere.
          if (event.target === document.activeElement) box.show()
        }}
        onFocus={() => {
          setRecent(recentSearches.read())
          box.show()
        }}
        onKeyDown={box.onKeyDown}
        className={INPUT}
      />
      <button type="submit" className={`${BUTTON} ${VARIANTS[variant].button}`}>
        찾기
      </button>
      <div hidden={!box.open && !hint} className={POPOVER}>
        {hint && <p className="px-4 py-3.5 text-small text-soft">{hint}</p>}
        <SuggestionList
          id={listId}
          options={options}
          active={box.active}
          onHover={box.setActive}
          onSelect={box.choose}
        />
      </div>
      <p className="sr-only" role="status">
        {box.open ? `제안 ${options.length}개` : hint}
      </p>
    </form>
  )
}

/** The search field with its own query cache, the only one on public pages. On a list it holds the search text. */
export function SearchBox(props: Omit<ComponentProps<typeof SearchField>, 'searched'>) {
  const [client] = useState(() => new QueryClient())
  const [path, params] = [usePathname(), useSearchParams()]
  const searched = isListPath(path) ? (params.get('q') ?? '') : ''
  return (
    <QueryClientProvider client={client}>
      <SearchField key={searched} searched={searched} {...props} />
    </QueryClientProvider>
  )
}
