import type { PostedPlace } from '@/domain/community/postSchemas'
import { POST_FORM } from '@/messages/site/boards'
import { Icon } from '../kit/Icon'

export const AttachedPlace = ({ place, onDrop }: { place: PostedPlace; onDrop: () => void }) => (
  <div>
    <p className="text-small font-semibold">{POST_FORM.place}</p>
    <div className="mt-1.5 flex items-center gap-2 rounded-field border border-line bg-card pl-3.5">
      <p className="min-w-0 flex-1 truncate py-2.5">
        <span className="font-semibold">{place.title}</span>
        <span className="ml-2 text-small text-soft">{[place.sub_add1, place.sub_add2].filter(Boolean).join(' ')}</span>
      </p>
      <button
        type="button"
        aria-label={POST_FORM.dropPlace}
        onClick={onDrop}
        className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-wash"
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </div>
  </div>
)
