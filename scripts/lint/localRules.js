/** Rules of this project that oxlint does not have: https://oxc.rs/docs/guide/usage/linter/js-plugins */
const COLUMNS_MAX = 120

/** Lines of strings and comments too, which the formatter does not break. */
const maxColumns = {
  create: (context) => ({
    Program() {
      context.sourceCode.lines.forEach(({ length }, at) => {
        const line = at + 1
        const loc = { start: { line, column: 0 }, end: { line, column: length } }
        if (length > COLUMNS_MAX) context.report({ loc, message: `${length} columns; at most ${COLUMNS_MAX}.` })
      })
    },
  }),
}

/** `new Date()` reads the clock. */
const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'Take now as an argument.' })
    },
  }),
}

/** A renamed column of the tests is renamed in one place. */
const noRawInsert = {
  create(context) {
    const check = (node, text) => {
      if (/INSERT INTO/.test(text))
        context.report({ node, message: 'Insert rows with `addRow` or `addRows` of tests/int/setup/rows.ts.' })
    }
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, String(node.value.raw)),
    }
  },
}

const PARTICLE = /^(을|를|은|는|이|가|과|와|으로)(?=[ .,!?]|$)/

/** A Korean particle has another form behind a vowel: only code can choose it for a value. */
const noFixedParticle = {
  create(context) {
    const check = (node, before, text) => {
      if (before && PARTICLE.test(text))
        context.report({ node, message: `Let \`josa\` of es-hangul choose the particle '${PARTICLE.exec(text)[1]}'.` })
    }
    return {
      TemplateLiteral: ({ quasis }) => quasis.forEach((quasi, at) => check(quasi, at > 0, quasi.value.raw)),
      JSXText: (node) => {
        const siblings = node.parent.children ?? []
        const before = siblings[siblings.indexOf(node) - 1]
        check(
          node,
          before?.type === 'JSXExpressionContainer' && before.expression.type !== 'JSXEmptyExpression',
          node.value,
        )
      },
    }
  },
}

/** The browser drops what is pasted beyond it and says nothing. */
const noSilentCut = {
  create(context) {
    const check = (node, name) => {
      if (name === 'maxLength') context.report({ node, message: 'Let the field say it: `limitedTo` or `upTo`.' })
    }
    return {
      Property: (node) => check(node, node.key.name),
      JSXAttribute: (node) => check(node, node.name.name),
    }
  },
}

export default {
  meta: { name: 'local' },
  rules: {
    'max-columns': maxColumns,
    'no-clock': noClock,
    'no-raw-insert': noRawInsert,
    'no-fixed-particle': noFixedParticle,
    'no-silent-cut': noSilentCut,
  },
}
