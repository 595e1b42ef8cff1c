import { LOCATION_QUERY_MAX } from '@/domain/nearby/limits'
import { NEARBY } from '@/messages/site/nearby'
import { buttonClass } from '@/ui/kit/buttonClass'

const FIELD =
  'h-12 min-w-0 flex-1 rounded-field border border-edge bg-card px-3.5 ' +
  'outline-none placeholder:text-faint focus:border-accent'

export function LocationForm({ typed }: { typed: string }) {
  return (
    <form action="/nearby" role="search" aria-label={NEARBY.field} className="flex max-w-xl gap-2">
      <input
        name="q"
        defaultValue={typed}
        maxLength={LOCATION_QUERY_MAX}
        required
        autoComplete="off"
        enterKeyHint="search"
        aria-label={NEARBY.field}
        placeholder={NEARBY.placeholder}
        className={FIELD}
      />
      <button type="submit" className={buttonClass('plain', 'min-h-12 px-5')}>
        {NEARBY.find}
      </button>
    </form>
  )
}
