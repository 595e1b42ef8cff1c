import { useCombobox, type UseComboboxGetInputPropsOptions } from 'downshift'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
  useEffect,
} from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Nicknames } from '@/contract/comments'
import { COMMENT_CONTENT_MAX, COMMENT_ROWS, NICKNAME_SEARCH_DEBOUNCE_MS } from '@/domain/community/community'
import { completeMention, mentionBefore } from '@/domain/community/commentText'
import { ROLE_LABELS } from '@/messages/labels'
import { COMMENT_FORM } from '@/messages/site/comments'
import { countText } from '../form/countText'
import { Field } from '../form/Field'
import { fetchOrThrow } from '../api/requestApi'
import { useMe } from '../member/useMe'

function useNicknames(typed: string): { found: Nicknames['data']; isLoaded: boolean } {
  const [rested, setRested] = useState('')
  const { member } = useMe()
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), NICKNAME_SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['nicknames', rested, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/me/nicknames', { query: { q: rested }, signal }),
    enabled: rested !== '' && typed !== '' && member !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const isLoaded = data !== undefined && !isPlaceholderData && rested === typed
  return { found: typed === '' ? [] : (data?.data ?? []), isLoaded }
}

const LIST =
  'absolute inset-x-0 z-20 -mt-5 max-h-72 overflow-y-auto rounded-box border border-edge bg-card py-1.5 shadow-lg'
const OPTION = 'flex min-h-11 cursor-pointer items-center gap-2 px-4'

type Found = Nicknames['data'][number]

interface Props {
  area: RefObject<HTMLTextAreaElement | null>
  label: string
  value: string
  onChange: (text: string) => void
  onSubmit: () => void
}

/** Leaves the event to the field instead of Downshift. */
const passBy = (event: SyntheticEvent) => Object.assign(event.nativeEvent, { preventDownshiftDefault: true })

/** Keeps a textarea's role for screen readers; it only controls the list. */
function ofTextarea(props: object): object {
  const {
    role: _role,
    'aria-expanded': _expanded,
    'aria-labelledby': _labelledBy,
    ...others
  } = { ...props } as Record<string, unknown>
  return others
}

/** The nickname being typed at the caret, until Escape or blur. */
function useBegunMention(value: string) {
  const [caret, setCaret] = useState(0)
  const [aside, setAside] = useState<number | null>(null)
  const begun = mentionBefore(value, Math.min(caret, value.length))
  const typed = begun !== null && begun.start !== aside ? begun.typed : ''
  return { caret, setCaret, typed, dismiss: () => setAside(begun?.start ?? null), resume: () => setAside(null) }
}

/** Sets the caret in the same commit as the text, because the next key may come before paint. */
function useCaretWithText(area: RefObject<HTMLTextAreaElement | null>, value: string) {
  const due = useRef<{ text: string; caret: number } | null>(null)
  useLayoutEffect(() => {
    const { text, caret } = due.current ?? {}
    due.current = null
    if (caret !== undefined && text === value) area.current?.setSelectionRange(caret, caret)
  }, [area, value])
  return (text: string, caret: number) => {
    if (text === value) area.current?.setSelectionRange(caret, caret)
    else due.current = { text, caret }
  }
}

export function MentionField({ area, label, value, onChange, onSubmit }: Props) {
  const { caret, setCaret, typed, dismiss, resume } = useBegunMention(value)
  const { found, isLoaded } = useNicknames(typed)
  const isOpen = typed !== '' && found.length > 0
  const placeCaret = useCaretWithText(area, value)
  const choose = ({ nickname }: Found) => {
    const completed = completeMention(value, caret, nickname)
    placeCaret(completed.text, completed.caret)
    onChange(completed.text)
    setCaret(completed.caret)
  }
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Found>({
    items: found,
    isOpen,
    inputValue: value,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.nickname ?? '',
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem) choose(selectedItem)
      else if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) dismiss()
    },
  })
  const isSent = useRef(false)
  const submit = useRef(onSubmit)
  useEffect(() => {
    submit.current = onSubmit
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Input methods hide the key, but not where it is.
    const isSubmit = event.code.endsWith('Enter') && (event.ctrlKey || event.metaKey)
    // This key ends a composition of the input method.
    if (event.nativeEvent.isComposing) {
      isSent.current = isSubmit
      return passBy(event)
    }
    if (isSubmit) {
      event.preventDefault()
      onSubmit()
      return passBy(event)
    }
    if (!isOpen || event.key === 'Home' || event.key === 'End') passBy(event)
  }
  const follow = (event: SyntheticEvent<HTMLTextAreaElement>) => setCaret(event.currentTarget.selectionStart)
  // Downshift's types expect an input; a textarea works the same.
  const onInput = (id: string) =>
    ({
      ref: area,
      id,
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        passBy(event)
        resume()
        setCaret(event.target.selectionStart)
        onChange(event.target.value)
      },
      onBlur: (event: SyntheticEvent) => {
        passBy(event)
        dismiss()
      },
      onClick: passBy,
      // The last syllable is in the text, which is drawn by then.
      onCompositionEnd: () => {
        if (isSent.current) setTimeout(() => submit.current())
        isSent.current = false
      },
    }) as unknown as UseComboboxGetInputPropsOptions
  const length = countText(value)
  const over = length - COMMENT_CONTENT_MAX
  return (
    <div className="relative">
      <Field
        label={label}
        variant="counted"
        error={over > 0 ? COMMENT_FORM.tooLong(over) : null}
        isErrorLive
        hint={
          <span className={over > 0 ? 'font-semibold text-accent-deep' : ''}>{`${length}/${COMMENT_CONTENT_MAX}`}</span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            {...ofTextarea(getInputProps<object>(onInput(control.id)))}
            onSelect={follow}
            name="content"
            rows={COMMENT_ROWS}
            value={value}
          />
        )}
      </Field>
      <ul {...getMenuProps({ 'aria-label': COMMENT_FORM.nicknames })} hidden={!isOpen} className={LIST}>
        {isOpen &&
          found.map((item, index) => (
            <li
              key={item.nickname}
              {...getItemProps({ item, index })}
              className={`${OPTION} ${index === highlightedIndex ? 'bg-wash' : ''}`}
            >
              <bdi className="truncate font-semibold">{item.nickname}</bdi>
              {item.role !== 'user' && <span className="text-note text-good">{ROLE_LABELS[item.role]}</span>}
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {isOpen
          ? COMMENT_FORM.nicknamesFound(found.length)
          : typed !== '' && !typed.includes(' ') && isLoaded
            ? COMMENT_FORM.nicknamesNone
            : ''}
      </p>
    </div>
  )
}
