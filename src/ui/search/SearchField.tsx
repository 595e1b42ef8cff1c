'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { listHref } from '../urls/listHref'
import { Icon } from '../kit/Icon'
import { startProgress } from '../navigation/progress'
import { readRecentSearches, storeRecentSearches, withSearch } from './recentSearches'
import { SuggestionList, optionId } from './SuggestionList'
import { type SuggestionOption, recentOptions, suggestionOptions } from './suggestionOptions'
import { useCombobox } from './useCombobox'
import { useSuggestions } from './useSuggestions'

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

export function SearchField({ variant, name = '식당 찾기', searched }: Props) {
  const [text, setText] = useState(searched)
  const [recent, setRecent] = useState<string[]>([])
  const listId = useId()
  const router = useRouter()
  const typed = text.trim()
  const found = useSuggestions(typed)
  const options = typed ? (found.data ? suggestionOptions(found.data) : []) : recentOptions(recent)

  const remember = (words: string) => words && storeRecentSearches(withSearch(readRecentSearches(), words))
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
          setRecent(readRecentSearches())
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
