/**
 * Browser translators replace the text nodes that React holds with elements (Chrome: two nested `font`s;
 * facebook/react#11538). React then writes into detached nodes, and throws where it removes one or inserts before it.
 * This records which element replaces which text, so that a new text replaces the element, and a removed one takes it
 * along.
 */
export function followTranslations(): void {
  const inPlaceOf = new WeakMap<Node, ChildNode>();
  const note = (records: MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const stand = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      for (const node of removedNodes) if (stand && node instanceof Text) inPlaceOf.set(node, stand);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  const standOf = (node: Node): ChildNode | undefined => {
    note(observer.takeRecords());
    const stand = inPlaceOf.get(node);
    return stand?.isConnected ? stand : undefined;
  };

  const insertBefore: Node["insertBefore"] = Reflect.get(Node.prototype, "insertBefore");
  const removeChild: Node["removeChild"] = Reflect.get(Node.prototype, "removeChild");
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    else standOf(child)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const stand = before && before.parentNode !== this ? standOf(before) : before;
    insertBefore.call(this, node, stand?.parentNode === this ? stand : null);
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string) {
      value?.set?.call(this, text);
      if (this instanceof Text && !this.parentNode) standOf(this)?.replaceWith(this);
    },
  });
}

const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";
