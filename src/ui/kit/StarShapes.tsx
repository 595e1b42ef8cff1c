import { STAR, STAR_STEP, STARS_ID } from './starShape'

/** The outline of five stars, included once per page and referenced by `Stars`. */
export function StarShapes() {
  return (
    <svg className="absolute size-0" aria-hidden>
      <defs>
        <g id={STARS_ID}>
          {[0, 1, 2, 3, 4].map((i) => (
            <path key={i} d={STAR} transform={`translate(${i * STAR_STEP} 0)`} />
          ))}
        </g>
      </defs>
    </svg>
  )
}
