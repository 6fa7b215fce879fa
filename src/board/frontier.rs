//! The memory of a search for routes: the best known way to every node, and the nodes in order of cost.

use super::Facing;

/// The best known route to a node, in one number of which less is better: from the top 24 bits of cost, 16 of
/// leavings, 16 of harms, and the last step as its direction and a bit for an odd node before it.
///
/// Rule: `BD-MOV-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node(u64);

impl Node {
    const UNREACHED: Self = Self(u64::MAX);

    pub(super) fn new(cost: u32, leavings: u16, harms: u16, towards: Facing, was_odd: bool) -> Self {
        let came = towards.index() | u8::from(was_odd) << 3;
        Self(u64::from(cost) << 40 | u64::from(leavings) << 24 | u64::from(harms) << 8 | u64::from(came))
    }

    /// Half cells.
    pub(super) const fn cost(self) -> u32 {
        (self.0 >> 40) as u32
    }

    /// Blows that enemies get on the way.
    pub(super) const fn leavings(self) -> u16 {
        (self.0 >> 24) as u16
    }

    /// Harmful cells on the way.
    pub(super) const fn harms(self) -> u16 {
        (self.0 >> 8) as u16
    }

    /// The direction of the last step.
    pub(super) const fn towards(self) -> Facing {
        Facing::from_index(self.0 as u8 & 7)
    }

    /// Whether the last step came from an odd node.
    pub(super) const fn was_odd(self) -> bool {
        self.0 & 8 != 0
    }
}

/// Nodes with the best known routes to them, and a queue with one bucket per half cell of cost.
#[derive(Debug, Default)]
pub(super) struct Frontier {
    nodes: Vec<Node>,
    /// For each half cell of cost the place in `links` of what was put there last.
    heads: Vec<u32>,
    /// Nodes that wait, each with the place of the one that was put to the same cost before it.
    links: Vec<(u32, u32)>,
    settled: usize,
}

impl Frontier {
    /// A place after which nothing comes.
    const END: u32 = u32::MAX;

    /// Forgets all and makes room for so many nodes.
    pub(super) fn reset(&mut self, nodes: usize) {
        self.nodes.clear();
        self.nodes.resize(nodes, Node::UNREACHED);
        self.heads.clear();
        self.links.clear();
        self.settled = 0;
    }

    /// The best route known so far.
    pub(super) fn node(&self, node: usize) -> Node {
        self.nodes[node]
    }

    /// Whether the best route is known for good.
    pub(super) fn is_settled(&self, node: usize) -> bool {
        self.nodes[node].cost() as usize <= self.settled
    }

    /// Keeps a route if it is better than the one known so far.
    pub(super) fn improve(&mut self, node: usize, found: Node) {
        let known = self.nodes[node];
        if found >= known {
            return;
        }
        self.nodes[node] = found;
        let cost = found.cost() as usize;
        if found.cost() < known.cost() {
            if self.heads.len() <= cost {
                self.heads.resize(cost + 1, Self::END);
            }
            self.links.push((node as u32, self.heads[cost]));
            self.heads[cost] = self.links.len() as u32 - 1;
        }
    }

    /// The next node in order of cost. Each comes once, as long as no step is free.
    pub(super) fn pop(&mut self) -> Option<usize> {
        while let Some(head) = self.heads.get_mut(self.settled) {
            let Some(&(node, before)) = self.links.get(*head as usize) else {
                self.settled += 1;
                continue;
            };
            *head = before;
            // Others were reached more cheaply since they were put here.
            if self.nodes[node as usize].cost() as usize == self.settled {
                return Some(node as usize);
            }
        }
        None
    }
}
