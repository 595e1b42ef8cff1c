import { POLL } from '@/messages/site/plan'
import { POLL_FORM_ID } from './pollFormId'

export const PollChoice = ({ id, title, isChosen }: { id: number; title: string; isChosen: boolean }) => (
  <label className="-my-2 -ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center">
    <input
      type="checkbox"
      name="place"
      form={POLL_FORM_ID}
      value={id}
      defaultChecked={isChosen}
      aria-label={POLL.candidate(title)}
      className="size-5 accent-accent"
    />
  </label>
)
