import { formatCount } from '../format/number'

/** A choice of food and how many restaurants it leaves. */
export const CuisineLabel = ({ label, count }: { label: string; count: number | undefined }) => (
  <>
    {label}
    {count !== undefined && <span className="font-normal tabular-nums">{formatCount(count)}</span>}
  </>
)
