// The editor: CodeMirror with Java's colours. It is loaded when somebody wants to write.
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { HighlightStyle, StreamLanguage, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { java } from '@codemirror/legacy-modes/mode/clike';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorSelection, EditorState } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.definitionKeyword, tags.atom, tags.bool], color: 'var(--keyword)' },
  { tag: tags.standard(tags.name), color: 'var(--keyword)' },
  { tag: tags.typeName, color: 'var(--keyword)' },
  { tag: [tags.string, tags.character], color: 'var(--string)' },
  { tag: tags.number, color: 'var(--number)' },
  { tag: tags.comment, color: 'var(--comment)', fontStyle: 'italic' },
  { tag: tags.meta, color: 'var(--annotation)' },
]);

/**
 * Puts an editor into an element. changed(text) is called after each change, check() for Ctrl+Enter and Shift+Enter. Tab indents; Escape and then Tab
 * leaves, as the words before it say.
 */
export function edit(parent, { text, label, described, changed, check }) {
  let leaving = false;
  const tab = move => view => {
    if (leaving) {
      leaving = false;
      return false;
    }
    return move(view);
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), lintGutter(), highlightSpecialChars(), history(), drawSelection(), indentOnInput(), bracketMatching(),
        highlightActiveLine(), indentUnit.of('    '), EditorState.tabSize.of(4), EditorView.lineWrapping,
        StreamLanguage.define(java), syntaxHighlighting(colours),
        keymap.of([
          { key: 'Mod-Enter', run: () => { check(); return true; } },
          { key: 'Shift-Enter', run: () => { check(); return true; } },
          { key: 'Escape', run: () => { leaving = true; return false; } },
          { key: 'Tab', run: tab(indentMore), shift: tab(indentLess) },
          ...defaultKeymap.filter(each => each.key !== 'Mod-Enter'), ...historyKeymap,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': described, spellcheck: 'false', autocapitalize: 'off' }),
        EditorView.updateListener.of(update => update.docChanged && changed(update.state.doc.toString())),
        EditorView.domEventHandlers({ focus: () => { leaving = false; } }),
      ],
    }),
  });
  return new Editor(view);
}

class Editor {
  #view;

  constructor(view) {
    this.#view = view;
  }

  text() {
    return this.#view.state.doc.toString();
  }

  /** Replaces all text; undo brings the old one back. */
  replace(text) {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  /** Underlines what the compiler found: {line, column, endColumn, message}, counted from 1; line 0 has no place. */
  mark(errors) {
    const doc = this.#view.state.doc;
    const diagnostics = errors.filter(each => each.line >= 1 && each.line <= doc.lines).map(({ line, column, endColumn, message }) => {
      const at = doc.line(line);
      const from = Math.min(at.to, at.from + Math.max(0, column - 1));
      return { from, to: Math.max(from, Math.min(at.to, at.from + Math.max(column, endColumn - 1))), severity: 'error', message };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  /** Puts the cursor at a place, counted from 1. */
  goTo(line, column) {
    const at = this.#view.state.doc.line(Math.min(Math.max(1, line), this.#view.state.doc.lines));
    this.select(Math.min(at.to, at.from + Math.max(0, column - 1)), 0);
    this.#view.focus();
  }

  /** Selects `length` characters behind the first `place`, and shows some lines around them. */
  select(place, length) {
    const end = this.#view.state.doc.length;
    const selection = EditorSelection.range(Math.min(place, end), Math.min(place + length, end));
    this.#view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { yMargin: 80 }) });
  }

  focus() {
    this.#view.focus();
  }
}
